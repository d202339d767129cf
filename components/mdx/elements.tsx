import type { MDXComponents } from 'mdx/types';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { newTab } from '../ui/button-link';
import { Figure } from './figure';

/** How each element of a document is drawn: the only map, used wherever MDX is rendered. */
export const elements: MDXComponents = {
  // HTML does not allow a figure inside a paragraph.
  p: ({ children, ...props }) => (Children.toArray(children).every(isFigure) ? children : <p {...props}>{children}</p>),
  h2: (props) => <Heading as="h2" {...props} />,
  h3: (props) => <Heading as="h3" {...props} />,
  h4: (props) => <Heading as="h4" {...props} />,
  a: ({ href = '', ...props }) => <a href={href} {...newTab(href)} {...props} />,
  table: (props) => (
    // A wide table scrolls by itself, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable
    <figure className="prose-table" tabIndex={0} aria-label="Table">
      <table {...props} />
    </figure>
  ),
  // An empty corner is no heading.
  th: ({ children, ...props }) =>
    children ? (
      <th scope="col" {...props}>
        {children}
      </th>
    ) : (
      <td {...props} />
    ),
  img: ({ src, alt = '', title }) => <Figure src={String(src)} alt={alt} caption={title} />,
  // GFM's check boxes are a picture of a state, not controls.
  input: ({ checked }) => (
    <span className="prose-task" data-done={checked || undefined}>
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

function Heading({ as: Tag, id, children }: HeadingProps) {
  if (!id) return <Tag>{children}</Tag>;
  return (
    <Tag id={id}>
      {children}{' '}
      <a href={`#${id}`} className="prose-anchor" aria-label="Link to this section">
        #
      </a>
    </Tag>
  );
}
