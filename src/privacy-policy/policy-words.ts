/** What the policy's page says besides its text. */
export const policyWords = {
  contents: "Contents",
  changes: "Changes to this policy",
  /** Before the date. */
  appliesFrom: "Applies from",
} as const;
