import DOMPurify from 'dompurify'

const allowed = {
  ALLOWED_TAGS: 'a b strong i em u br p ul ol li code span small'.split(' '),
  ALLOWED_ATTR: ['href', 'title'],
}

/** A text that may contain markup, of which only harmless tags are left; line breaks are kept. */
export function Markup({ markup }: { markup: string }) {
  const html = DOMPurify.sanitize(markup.replaceAll('\n', '<br>'), allowed)
  // oxlint-disable-next-line react/no-danger
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}
