import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { waitedFor } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/now.ts'
import { stateWords, whyWords } from './board-words.ts'
import { useBoardQueue } from './calls/boards.ts'
import { DecideModal } from './decide-modal.tsx'
import { PostDrawer } from './post-drawer.tsx'

type Asked = { act: 'show' | 'hide'; posts: number[]; comments: number[] }

/** What waits for staff, or was reported: who has waited longest first. */
export const QueuePanel = () => {
  const say = useText('office-boards')
  const may = useMay()
  const now = useNow()
  const query = useBoardQueue()
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState<number>()
  const one = (row: { boardIdx: number; cmtIdx: number }, act: 'show' | 'hide') =>
    setAsked({
      act,
      ...(row.cmtIdx === 0 ? { posts: [row.boardIdx], comments: [] } : { posts: [], comments: [row.cmtIdx] }),
    })
  return (
    <Panel title={say('queue.title')} head={<span className="quiet">{say('queue.note')}</span>}>
      <Asking query={query} lines={6}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={say('queue.none')} />
          ) : (
            <ul className="board-queue">
              {rows.map((row) => (
                <li key={`${row.boardIdx} ${row.cmtIdx}`}>
                  <p className="row">
                    <Chip tone={stateWords[row.status].tone}>{say(stateWords[row.status].word)}</Chip>
                    <span className="second">{say(row.cmtIdx === 0 ? 'queue.post' : 'queue.comment')}</span>
                    <b>{row.writer}</b>
                    <span className="second num">{waitedFor(row.at, now).text}</span>
                    <span className="warn">{whyWords(say, row.why)}</span>
                    {row.reports > 0 && <Chip tone="bad">{say('queue.reports', { count: row.reports })}</Chip>}
                  </p>
                  <button type="button" className="text-button" onClick={() => setOpen(row.boardIdx)}>
                    <b>{row.title}</b>
                  </button>
                  <p className="board-text">{row.text}</p>
                  {may('boards.moderate') && (
                    <p className="row">
                      <Button size="compact-sm" variant="filled" onClick={() => one(row, 'show')}>
                        {say('act.show')}
                      </Button>
                      <Button size="compact-sm" color="red" onClick={() => one(row, 'hide')}>
                        {say('act.hide')}
                      </Button>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Asking>
      {asked && <DecideModal {...asked} onClose={() => setAsked(undefined)} />}
      {open !== undefined && <PostDrawer boardIdx={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}
