/** @jest-environment node */
import { scripts } from "../../package.json";

test.each(Object.entries(scripts))("npm run %s quotes as every shell does", (_, command) => {
  // The Command Prompt of Windows passes single quotes on as letters.
  expect(command).not.toContain("'");
});
