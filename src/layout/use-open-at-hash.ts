import { type RefObject, useEffect } from "react";

/** Opens a details element when the address names it. `location` is new for each address. */
export function useOpenAtHash(details: RefObject<HTMLDetailsElement>, location: object): void {
  useEffect(() => {
    const open = () => {
      if (window.location.hash === `#${details.current?.id}`)
        details.current?.toggleAttribute("open", true);
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [details, location]);
}
