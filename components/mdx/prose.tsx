import { useMDXComponent } from 'next-contentlayer/hooks';
import { elements } from './elements';
import './prose.css';

/** The compiled prose of a document; costs the reader no script. */
export function Prose({ code }: { code: string }) {
  const Content = useMDXComponent(code);
  return (
    <div className="prose">
      <Content components={elements} />
    </div>
  );
}
