/** How long messages stay, in milliseconds (product.md 9). */
export const DURATIONS = {
  successMessage: 3000,
  reportMessage: 5000,
  redirectAfterTaskCreation: 1500,
  /** Ours: how long the child’s next card praises before it shows the next task. */
  praise: 1200,
  demoCongratulation: 3000,
} as const;
