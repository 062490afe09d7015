import { Button } from '@mantine/core'
import type { AdminAnswerOf, adminMemberLevel } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits, sumText } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useMemberLevel } from './calls/levels.ts'
import { LevelModal } from './level-modal.tsx'

type Change = AdminAnswerOf<typeof adminMemberLevel>['changes'][number]

/** A member's level, what it rests on, and how it changed. */
export const MemberLevel = ({ member }: { member: { memberId: number; memNick: string } }) => {
  const t = useText('office')
  const say = useText('office-points')
  const may = useMay()
  const query = useMemberLevel(member.memberId)
  const [isOpen, setOpen] = useState(false)
  const columns: Column<Change>[] = [
    { id: 'at', head: t('col.at'), cell: (row) => <When at={row.at} />, below: (row) => row.reason },
    {
      id: 'change',
      head: t('minigames.level'),
      cell: (row) => (
        <b className="num">
          {row.from} → {row.to}
        </b>
      ),
    },
    { id: 'cause', head: t('col.staff'), cell: (row) => row.staffName || say('level.by-rule') },
    { id: 'reason', head: t('reason.label'), isWideOnly: true, mayWrap: true, cell: (row) => row.reason || '–' },
  ]
  return (
    <Asking query={query} lines={3}>
      {({ level, isFixed, earned, reached, changes }) => (
        <>
          <div className="panel-pad row">
            <b className="num">{say('level.now', { level })}</b>
            {isFixed && <Chip tone="warn">{say('level.fixed')}</Chip>}
            <span className="quiet num">
              {say('level.reached', {
                deposits: sumText(reached.deposits),
                turnover: sumText(reached.turnover),
                days: digits(reached.days),
                earned,
              })}
            </span>
            <span className="grow" />
            {may('levels.manage') && <Button onClick={() => setOpen(true)}>{say('level.set')}</Button>}
          </div>
          {changes.length > 0 && (
            <Scroll>
              <Grid label={say('level.changes')} columns={columns} rows={changes} idOf={(row) => row.at + row.to} />
            </Scroll>
          )}
          {isOpen && <LevelModal member={member} level={level} isFixed={isFixed} onClose={() => setOpen(false)} />}
        </>
      )}
    </Asking>
  )
}
