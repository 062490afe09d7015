import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { CheckGlyph } from '@maru/ui/glyphs.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { clock } from '../../shared/format/date.ts'
import { goBack, navigate } from '../../shared/navigation/index.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useSavePost } from './calls/save-post.ts'
import { saysSomething } from './draft.ts'
import type { EditorHandle } from './editor/editor.tsx'
import { useDraft } from './use-draft.ts'

const Editor = lazy(() => import('./editor/editor.tsx').then((m) => ({ default: m.Editor })))
const PicturePicker = lazy(() => import('./editor/picture-picker.tsx').then((m) => ({ default: m.PicturePicker })))

const mostTitle = 60
const mostPictures = 5
type Props = { owner: string; boardIdx: number; first: { title: string; html: string } }

/** Writes a post, or changes one. What is typed is kept in the browser until it is sent. */
export function PostForm({ owner, boardIdx, first }: Props) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const notifyProblem = useNotifyProblem()
  const draft = useDraft(owner, boardIdx === 0 ? 'normal' : String(boardIdx), first)
  const save = useSavePost()
  const editor = useRef<EditorHandle>(null)
  const [isPicking, setPicking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isTried, setTried] = useState(false)
  const title = draft.title.trim()
  const pictures = draft.html.match(/<img /g)?.length ?? 0
  const hasWords = saysSomething(draft.html)
  const isComplete = title !== '' && hasWords
  const send = () =>
    save.mutate(
      { boardType: 'normal', boardIdx, title, content: draft.html },
      {
        onSuccess: (saved) => {
          draft.drop()
          if (saved.status === 'review') notify.note(say('write.review'))
          else notify.ok(say('write.done'))
          navigate({ to: 'boardRead', params: { boardIdx: String(saved.boardIdx) } }, { replace: true })
        },
        onError: (problem) => {
          setAsking(false)
          notifyProblem(problem)
        },
      },
    )
  return (
    <Card pad={false} className="overflow-clip">
      <div className="flex items-center gap-3 px-5 pt-5 pb-4 tablet:px-6">
        <input
          value={draft.title}
          maxLength={mostTitle}
          aria-label={say('write.title')}
          aria-invalid={(isTried && title === '') || undefined}
          placeholder={say('write.title')}
          onChange={(event) => draft.setTitle(event.target.value)}
          className="min-h-11 min-w-0 flex-1 bg-transparent font-display font-[650] text-18 outline-none placeholder:text-text-3 focus-visible:shadow-[inset_0_-2px_0_var(--moon)] aria-[invalid]:shadow-[inset_0_-2px_0_var(--bad)] tablet:text-22"
        />
        <span className="num shrink-0 text-12 text-text-3">{`${draft.title.length} / ${mostTitle}`}</span>
      </div>
      <Suspense fallback={<Skeleton className="m-5 h-72 rounded-control" />}>
        <Editor
          html={draft.html}
          onChange={draft.setHtml}
          onPicture={() =>
            pictures >= mostPictures ? notify.note(say('picture.most', { most: mostPictures })) : setPicking(true)
          }
          handle={editor}
          invalid={isTried && !hasWords}
        />
      </Suspense>
      {isTried && !isComplete && (
        <div className="px-5 py-4 tablet:px-6">
          <Notice tone="bad" live title={say('write.required')} />
        </div>
      )}
      <footer className="flex flex-wrap items-center gap-2 border-line-soft border-t px-5 py-4 tablet:px-6">
        <span className="min-w-40 flex-1 text-12 text-text-3 max-tablet:basis-full">
          {draft.savedAt ? (
            <span role="status" className="inline-flex items-center gap-1.5">
              <CheckGlyph size={15} className="text-ok" />
              {say(draft.isRestored ? 'write.restored' : 'write.saved', { time: clock(draft.savedAt) })}
            </span>
          ) : (
            say('write.pictures', { most: mostPictures })
          )}
        </span>
        <Button kind="ghost" onClick={goBack} className="touch:h-11">
          {say('write.leave')}
        </Button>
        <Button
          kind="filled"
          className="max-tablet:flex-1 touch:h-11"
          onClick={() => {
            setTried(true)
            if (isComplete) setAsking(true)
          }}
        >
          {say(boardIdx === 0 ? 'write.send' : 'write.change')}
        </Button>
      </footer>
      {isPicking && (
        <Suspense>
          <PicturePicker
            close={() => setPicking(false)}
            onPicture={(address, alt) => editor.current?.insertPicture(address, alt)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(boardIdx === 0 ? 'write.askTitle' : 'write.askChange')}
        confirmLabel={say(boardIdx === 0 ? 'write.send' : 'write.change')}
        cancelLabel={sayCommon('action.cancel')}
        busy={save.isPending}
        onConfirm={send}
      >
        {say('write.askText')}
      </ConfirmDialog>
    </Card>
  )
}
