/** What the policy's page says besides its text. */
export const policyLabels = {
  contents: "Contents",
  changes: "Changes to this policy",
  /** Before the date. */
  appliesFrom: "Applies from",
} as const;
