/** Rejection of `withTimeout`. A browser's `import()` has no timeout. */
export class TimedOut extends Error {
  constructor(milliseconds: number) {
    super(`No response within ${milliseconds} ms.`);
    this.name = 'TimedOut';
  }
}

export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
