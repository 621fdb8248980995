/** A failure for a reason outside the program, at a start or of a command; its message is one sentence for whoever runs the server. */
export class OperatorError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'OperatorError';
  }
}
