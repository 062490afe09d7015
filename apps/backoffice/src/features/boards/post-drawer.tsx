import { Button, NativeSelect } from '@mantine/core'
import { type AdminAnswerOf, type adminPost, languages, pinPlaces } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { AskingDrawer } from '../../shared/parts/asking-drawer.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { RichText } from '../content/rich-text.tsx'
import { stateWords, whyWords } from './board-words.ts'
import { usePinPost, usePost } from './calls/boards.ts'
import { DecideModal } from './decide-modal.tsx'
import { PostForm } from './post-form.tsx'

type Found = AdminAnswerOf<typeof adminPost>
type Asked = { act: 'show' | 'hide'; posts: number[]; comments: number[] }

/** A post as it was written, with its comments and who reported what. */
export const PostDrawer = ({ boardIdx, onClose }: { boardIdx: number; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-boards')
  const query = usePost(boardIdx)
  const [asked, setAsked] = useState<Asked>()
  return (
    <AskingDrawer title={say('posts.one')} query={query} lines={8} onClose={onClose}>
      {(found) => (
        <>
          <div className="form">
            <PostHead found={found} onAsk={setAsked} />
            {languages.map((language) => {
              const html = found.post.html[language]
              return html === undefined ? null : (
                <section key={language} className="board-preview">
                  <p className="quiet">{t(languageNames[language])}</p>
                  <b>{found.post.titles[language]}</b>
                  <div className="preview-text">
                    <RichText html={html} />
                  </div>
                </section>
              )
            })}
            <Reports found={found} />
            <Comments found={found} onAsk={setAsked} />
          </div>
          {asked && <DecideModal {...asked} onClose={() => setAsked(undefined)} />}
        </>
      )}
    </AskingDrawer>
  )
}

type PartProps = { found: Found; onAsk: (asked: Asked) => void }
const PostHead = ({ found: { post }, onAsk }: PartProps) => {
  const t = useText('office')
  const say = useText('office-boards')
  const may = useMay()
  const pin = usePinPost()
  const [isEditing, setEditing] = useState(false)
  const { word, tone } = stateWords[post.status]
  return (
    <>
      <p className="row">
        <Chip tone={tone}>{say(word)}</Chip>
        <b>{post.writer}</b>
        <When at={post.at} />
        <span className="second">{whyWords(say, post.why)}</span>
      </p>
      <div className="row">
        {may('boards.moderate') && post.status !== 'removed' && (
          <Button
            {...(post.status === 'shown' ? { color: 'red' } : { variant: 'filled' })}
            onClick={() =>
              onAsk({ act: post.status === 'shown' ? 'hide' : 'show', posts: [post.boardIdx], comments: [] })
            }
          >
            {say(post.status === 'shown' ? 'act.hide' : 'act.show')}
          </Button>
        )}
        {may('boards.write') && (
          <>
            <NativeSelect
              aria-label={say('form.pin')}
              value={post.pin}
              disabled={pin.isPending}
              data={pinPlaces.map((value) => ({ value, label: say(`pin.${value}`) }))}
              onChange={(event) => {
                const next = pinPlaces.find((one) => one === event.currentTarget.value)
                if (next) pin.mutate({ params: { boardIdx: post.boardIdx }, body: { pin: next } })
              }}
            />
            {post.memberId === 0 && <Button onClick={() => setEditing(true)}>{t('act.edit')}</Button>}
          </>
        )}
      </div>
      {isEditing && <PostForm post={post} onClose={() => setEditing(false)} />}
    </>
  )
}

const Reports = ({ found: { reports } }: { found: Found }) => {
  const say = useText('office-boards')
  if (reports.length === 0) return null
  return (
    <section>
      <h3>{say('reports.title', { count: reports.length })}</h3>
      <ul className="board-lines">
        {reports.map((report) => (
          <li key={`${report.cmtIdx} ${report.memberId}`}>
            <b>{report.writer}</b> {say(`reason.${report.reason}`)} <span className="second">{report.note}</span>{' '}
            <When at={report.at} />
            {report.isHandled && <Chip>{say('reports.handled')}</Chip>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Comments = ({ found: { comments }, onAsk }: PartProps) => {
  const say = useText('office-boards')
  const may = useMay()
  if (comments.length === 0) return null
  return (
    <section>
      <h3>{say('posts.commentsOf', { count: comments.length })}</h3>
      <ul className="board-lines">
        {comments.map((one) => (
          <li key={one.cmtIdx}>
            <p className="row">
              <b>{one.writer}</b>
              <When at={one.at} />
              {one.status !== 'shown' && (
                <Chip tone={stateWords[one.status].tone}>{say(stateWords[one.status].word)}</Chip>
              )}
              <span className="grow" />
              {may('boards.moderate') && one.status !== 'removed' && (
                <Button
                  size="compact-sm"
                  onClick={() =>
                    onAsk({ act: one.status === 'shown' ? 'hide' : 'show', posts: [], comments: [one.cmtIdx] })
                  }
                >
                  {say(one.status === 'shown' ? 'act.hide' : 'act.show')}
                </Button>
              )}
            </p>
            <p className="board-text">{one.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
