/** Returns a value once and deletes it: the value is in no store and no action. */
export type OneShot<Value> = {
  put: (value: Value) => void;
  /** Returns the value and forgets it. */
  take: () => Value | null;
};

export function createOneShot<Value>(): OneShot<Value> {
  let held: Value | null = null;
  return {
    put: (value) => void (held = value),
    take() {
      const value = held;
      held = null;
      return value;
    },
  };
}
