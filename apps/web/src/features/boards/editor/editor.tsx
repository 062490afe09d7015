import { useText } from '@maru/i18n/react'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import Squire from 'squire-rte'
import { lazyPart } from '../../../shared/parts/lazy-part.ts'
import { BulletsIcon, LinkIcon, PictureIcon, QuoteIcon } from '../icons.tsx'
import { cleanFragment } from './clean.ts'

const LinkDialog = lazyPart(() => import('./link-dialog.tsx').then((m) => ({ default: m.LinkDialog })))

export type EditorHandle = { insertPicture: (address: string, alt: string) => void }
type Props = {
  html: string
  onChange: (html: string) => void
  onPicture: () => void
  handle: RefObject<EditorHandle | null>
  invalid: boolean
}
type Marks = { bold: boolean; quote: boolean; list: boolean; link: boolean }
const none: Marks = { bold: false, quote: false, list: false, link: false }

/** Rich text of few tags. Loaded by the page that writes alone. */
export function Editor({ html, onChange, onPicture, handle, invalid }: Props) {
  const say = useText('boards')
  const box = useRef<HTMLDivElement>(null)
  const squire = useRef<Squire>(null)
  const [marks, setMarks] = useState(none)
  const [isLinking, setLinking] = useState(false)
  const first = useRef(html)
  const changed = useRef(onChange)
  changed.current = onChange
  useEffect(() => {
    const root = box.current
    if (!root) return
    const made = new Squire(root, { blockTag: 'P', sanitizeToDOMFragment: cleanFragment })
    made.setHTML(first.current)
    made.addEventListener('input', () => changed.current(made.getHTML()))
    const look = () =>
      setMarks({
        bold: made.hasFormat('B') || made.hasFormat('STRONG'),
        quote: made.hasFormat('BLOCKQUOTE'),
        list: made.hasFormat('UL'),
        link: made.hasFormat('A'),
      })
    made.addEventListener('pathChange', look)
    made.addEventListener('select', look)
    squire.current = made
    handle.current = {
      insertPicture: (address, alt) => {
        made.focus()
        made.insertImage(address, { alt })
      },
    }
    return () => made.destroy()
  }, [handle])
  const act = (does: (made: Squire) => void) => () => {
    if (!squire.current) return
    does(squire.current)
    squire.current.focus()
  }
  return (
    <div className="min-w-0">
      <div
        role="toolbar"
        aria-label={say('editor.tools')}
        className="sticky top-14 z-1 flex flex-wrap gap-1 border-line-soft border-y bg-surface-2 px-3 py-1.5 tablet:top-16 tablet:px-5"
      >
        <Tool
          label={say('editor.bold')}
          pressed={marks.bold}
          onClick={act((made) => (marks.bold ? made.removeBold() : made.bold()))}
        >
          <b className="text-15">B</b>
        </Tool>
        <Tool
          label={say('editor.quote')}
          pressed={marks.quote}
          onClick={act((made) => (marks.quote ? made.decreaseQuoteLevel() : made.increaseQuoteLevel()))}
        >
          <QuoteIcon size={18} />
        </Tool>
        <Tool
          label={say('editor.list')}
          pressed={marks.list}
          onClick={act((made) => (marks.list ? made.removeList() : made.makeUnorderedList()))}
        >
          <BulletsIcon size={18} />
        </Tool>
        <Tool
          label={say('editor.link')}
          pressed={marks.link}
          onClick={() => (marks.link ? act((made) => made.removeLink())() : setLinking(true))}
        >
          <LinkIcon size={18} />
        </Tool>
        <Tool label={say('editor.picture')} onClick={onPicture}>
          <PictureIcon size={18} />
        </Tool>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text field holds no formatting */}
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={say('write.content')}
        aria-invalid={invalid || undefined}
        className="mx-5 min-h-64 space-y-3 break-words py-5 text-16 leading-relaxed outline-none focus-visible:shadow-[inset_0_-2px_0_var(--moon)] aria-[invalid]:shadow-[inset_0_-2px_0_var(--bad)] tablet:mx-6 [&_a]:text-accent [&_a]:underline [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_img]:my-2 [&_img]:max-h-120 [&_img]:max-w-full [&_img]:rounded-control [&_ul]:list-disc [&_ul]:pl-5"
      />
      {isLinking && (
        <Suspense>
          <LinkDialog
            close={() => setLinking(false)}
            onLink={(address) => act((made) => made.makeLink(address, { rel: 'noopener noreferrer nofollow' }))()}
          />
        </Suspense>
      )}
    </div>
  )
}

type ToolProps = { label: string; pressed?: boolean; onClick: () => void; children: ReactNode }
function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="grid size-10 place-items-center rounded-control text-text-2 hover:bg-surface-3 hover:text-text aria-pressed:bg-accent-tint aria-pressed:text-accent touch:size-11"
    >
      {children}
    </button>
  )
}
