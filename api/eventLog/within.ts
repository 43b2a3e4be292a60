/** A promise did not settle within its time. */
class NoAnswerInTime extends Error {
  override readonly name = 'NoAnswerInTime';
}

/** The promise's outcome. @throws NoAnswerInTime after `ms` milliseconds */
export const within = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswerInTime(`No answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
