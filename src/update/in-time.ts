/** The result of `promise`, or undefined when it takes longer than `ms` milliseconds. */
export function inTime<Result>(promise: Promise<Result>, ms: number): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
