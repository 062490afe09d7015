import { NativeSelect } from '@mantine/core'
import { type AdminAnswerOf, type adminPost, pinPlaces, postBoards } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { useChangePost, useCreatePost } from './calls/boards.ts'
import { inEach, missingIn } from './texts-draft.ts'
import { TextsFields } from './texts-fields.tsx'

const marks = ['', 'check', 'event', 'guide'] as const
type Post = AdminAnswerOf<typeof adminPost>['post']

/** A post of staff, in every language. Mount it when it opens. */
export const PostForm = ({ post, onClose }: { post?: Post; onClose: () => void }) => {
  const say = useText('office-boards')
  const create = useCreatePost()
  const change = useChangePost()
  const [board, setBoard] = useState(post?.board ?? 'notice')
  const [mark, setMark] = useState(post?.mark ?? 'guide')
  const [pin, setPin] = useState(post?.pin ?? 'none')
  const [texts, setTexts] = useState({ title: inEach(post?.titles ?? {}), html: inEach(post?.html ?? {}) })
  const [isTried, setTried] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missingIn(texts.title, texts.html)) return
    const body = { board, mark, pin, ...texts }
    if (post) change.mutate({ params: { boardIdx: post.boardIdx }, body }, { onSuccess: onClose })
    else create.mutate({ body }, { onSuccess: onClose })
  }
  return (
    <FormDrawer
      title={say(post ? 'form.change' : 'posts.write')}
      size="lg"
      isBusy={create.isPending || change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="form-pair">
        <NativeSelect
          label={say('posts.board')}
          value={board}
          disabled={post !== undefined}
          data={postBoards.map((value) => ({ value, label: say(`board.${value}`) }))}
          onChange={(event) => setBoard(postBoards.find((one) => one === event.currentTarget.value) ?? 'notice')}
        />
        <NativeSelect
          label={say('form.mark')}
          value={mark}
          data={marks.map((value) => ({ value, label: say(value === '' ? 'mark.none' : `mark.${value}`) }))}
          onChange={(event) => setMark(marks.find((one) => one === event.currentTarget.value) ?? '')}
        />
      </div>
      <NativeSelect
        label={say('form.pin')}
        value={pin}
        data={pinPlaces.map((value) => ({ value, label: say(`pin.${value}`) }))}
        onChange={(event) => setPin(pinPlaces.find((one) => one === event.currentTarget.value) ?? 'none')}
      />
      <TextsFields {...texts} onChange={setTexts} isTried={isTried} />
    </FormDrawer>
  )
}
