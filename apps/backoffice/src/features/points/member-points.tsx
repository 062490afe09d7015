import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { usePoints } from './calls/points.ts'
import { MoveModal } from './move-modal.tsx'
import { PointsTable } from './points-table.tsx'

type Props = {
  member: { memberId: number; memNick: string; points: number }
}

/** A member's points, and giving or taking some by hand. */
export const MemberPoints = ({ member }: Props) => {
  const say = useText('office-points')
  const may = useMay()
  // The row that the page begins behind; '': the newest.
  const [before, setBefore] = useState('')
  const query = usePoints({ memberId: member.memberId, before, size: 20 })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {may('points.decide') && (
        <div className="panel-pad row">
          <span className="quiet">{say('list.note-member')}</span>
          <span className="grow" />
          <Button onClick={() => setOpen(true)}>{say('move.open')}</Button>
        </div>
      )}
      <Asking query={query} lines={8}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say('list.none')} />
          ) : (
            <>
              <PointsTable rows={found.rows} isOne />
              <OlderPager before={before} newest="" next={found.next} onBefore={setBefore} />
            </>
          )
        }
      </Asking>
      {isOpen && <MoveModal member={member} onClose={() => setOpen(false)} />}
    </>
  )
}
