import type { useMDXComponents } from '@mdx-js/react';
import { useMDXComponent } from 'next-contentlayer/hooks';
import * as React from 'react';
import { compileMdx } from '@/lib/content/mdx';
import { elements } from './elements';
import './prose.css';
import './prose-blocks.css';

type Elements = ReturnType<typeof useMDXComponents>;

/** Server components have no context, and @mdx-js/react fails to load there. Component tests have one. */
const useElements =
  'createContext' in React ? (await import('@mdx-js/react')).useMDXComponents : (own: Elements) => own;

/** Compiles MDX on the server, so that the page needs no script for it. */
export async function Prose({ markdown, more }: { markdown: string; more?: Elements }) {
  return <Compiled code={(await compileMdx(markdown)).code} more={more} />;
}

function Compiled({ code, more }: { code: string; more: Elements | undefined }) {
  const Content = useMDXComponent(code);
  return <Content components={useElements({ ...elements, ...more })} />;
}
