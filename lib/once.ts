/**
 * A value made when it is first asked for. Formatters of `Intl` take milliseconds each to set up: time that a page in
 * the browser should not spend before it needs them.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
