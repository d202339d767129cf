import { jsx as element, jsxs as elementWithChildren } from 'react/jsx-runtime';
import { asServed } from './as-served';

export type { JSX } from 'react';
export { Fragment } from 'react/jsx-runtime';

const ADDRESSES = ['href', 'src', 'poster', 'action'];

export const jsx = withBasePath(element);
export const jsxs = withBasePath(elementWithChildren);

/** Adds the base path to elements. tsconfig.base-path.json puts it in place of React's runtime (docs/adr/0203). */
function withBasePath(create: typeof element): typeof element {
  return (type, props, key) => create(type, typeof type === 'string' ? served(props as Properties) : props, key);
}

type Properties = Record<string, unknown>;

function served(props: Properties): Properties {
  const { srcSet } = props;
  const changed = ADDRESSES.flatMap((name) => {
    const value = props[name];
    return typeof value === 'string' ? [[name, asServed(value)] as const] : [];
  });
  return {
    ...props,
    ...Object.fromEntries(changed),
    ...(typeof srcSet === 'string' && { srcSet: srcSet.split(', ').map(asServed).join(', ') }),
  };
}
