import { useState } from 'react'
import type { SessionShown } from '../../../../src/play/play-shapes.ts'
import { Loading } from '../../frame/loading.tsx'
import { leaveUnopened } from '../../frame/operator-window.ts'
import { languageOfPage, sayIn } from '../../frame/texts.ts'
import type { TableLink } from '../store/table-link.ts'
import { Rooms } from './rooms.tsx'
import { useSession } from './use-session.ts'

/** The page of a live table. */
export function RoomPage({ link, open }: { link: TableLink; open: () => Promise<SessionShown> }) {
  const [say] = useState(() => sayIn(languageOfPage()))
  const { opened, failure, again } = useSession(open, say)
  if (opened) return <Rooms link={link} {...opened} say={say} />
  return <Loading name={undefined} failure={failure} say={say} onAgain={() => void again()} onCancel={leaveUnopened} />
}
