import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Link } from '../../shared/navigation/index.ts'
import type { PostBoard } from './calls/boards.ts'

type Props = { listPage: 'boardList' | 'noticeList' | 'qnaList'; board?: PostBoard }

/** Deleted, never there, or somebody else's: asking again helps nobody, the list does. */
export function GoneEntry({ listPage, board }: Props) {
  const say = useText('boards')
  return (
    <Card>
      <Empty
        title={say(listPage === 'qnaList' ? 'question.gone' : 'read.gone')}
        action={
          <Link
            to={listPage}
            search={{ board: board === 'event' || board === 'guide' ? board : undefined }}
            className={buttonClass({ size: 'sm' })}
          >
            {say('read.back')}
          </Link>
        }
      />
    </Card>
  )
}
