import { cx } from '@maru/ui/cx.ts'

const rich =
  'space-y-3 break-words text-text-2 leading-relaxed [&_a]:text-accent [&_a]:underline [&_b]:text-text [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_h3]:font-bold [&_h3]:text-text [&_img]:max-w-full [&_img]:rounded-control [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:text-text [&_ul]:list-disc [&_ul]:pl-5'

/** HTML of few tags that the server has sanitised when it was written. */
export const RichHtml = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  <div className={cx(rich, className)} dangerouslySetInnerHTML={{ __html: html }} />
)
