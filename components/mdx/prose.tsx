import { useMDXComponent } from 'next-contentlayer/hooks';
import * as React from 'react';
import { compileMdx } from '@/lib/content/mdx';
import { elements } from './elements';
import './prose.css';

/** Server components have no context, and @mdx-js/react fails to load there. Component tests have one. */
const useElements = 'createContext' in React ? (await import('@mdx-js/react')).useMDXComponents : () => elements;

/** Compiles MDX on the server, so that the page needs no script for it. */
export async function Prose({ markdown }: { markdown: string }) {
  return (
    <div className="prose">
      <Compiled code={(await compileMdx(markdown)).code} />
    </div>
  );
}

function Compiled({ code }: { code: string }) {
  const Content = useMDXComponent(code);
  return <Content components={useElements(elements)} />;
}
