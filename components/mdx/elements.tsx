import type { useMDXComponents } from '@mdx-js/react';
import { Square, SquareCheck } from 'lucide-react';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { isServed } from '@/lib/content/documents';
import { newTab } from '../ui/links';
import { Figure } from './figure';

export const elements: ReturnType<typeof useMDXComponents> = {
  // HTML does not allow a figure inside a paragraph.
  p: ({ children, ...props }) => (Children.toArray(children).every(isFigure) ? children : <p {...props}>{children}</p>),
  h2: (props) => <Heading as="h2" {...props} />,
  h3: (props) => <Heading as="h3" {...props} />,
  h4: (props) => <Heading as="h4" {...props} />,
  a: ({ href = '', ...props }) => (isServed(href) ? <a href={href} {...newTab(href)} {...props} /> : props.children),
  table: (props) => (
    <figure className="prose-table" tabIndex={0} aria-label="Table">
      <table {...props} />
    </figure>
  ),
  // An empty header cell is not a heading.
  th: ({ children, ...props }) =>
    children ? (
      <th scope="col" {...props}>
        {children}
      </th>
    ) : (
      <td {...props} />
    ),
  img: ({ src, alt = '', title }) => <Figure src={String(src)} alt={alt} caption={title} />,
  Figure,
  // Task list items show a state; they are not controls.
  input: ({ checked }) => (
    <span className={`prose-task ${checked ? 'text-green' : 'text-dim'}`}>
      {checked ? <SquareCheck /> : <Square />}
      <span className="sr-only">{checked ? 'Done: ' : 'Open: '}</span>
    </span>
  ),
};

/** An image, also inside a link, or the line break between two images. */
function isFigure(node: ReactNode): boolean {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node === '\n';
  if (node.type === elements.a) return Children.toArray(node.props.children).every(isFigure);
  return node.type === elements.img;
}

interface HeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
}

/** Links to itself if it has an id. A space after the text would join it with the next one in the search index. */
export function Heading({ as: Tag, id, children }: HeadingProps) {
  if (!id) return <Tag>{children}</Tag>;
  return (
    <Tag id={id}>
      {children}
      <a href={`#${id}`} className="prose-anchor" aria-label="Link to this section">
        {' #'}
      </a>
    </Tag>
  );
}
