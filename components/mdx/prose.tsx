import { useMDXComponent } from 'next-contentlayer/hooks';
import { compileMdx } from '@/lib/content/mdx';
import { elements } from './elements';
import './prose.css';

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
  return <Content components={elements} />;
}
