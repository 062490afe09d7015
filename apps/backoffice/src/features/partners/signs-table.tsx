import type { PartnerSign } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { digits, sumText } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'

/** Signs of self-rolling: whom they are about, by what they were found, and when. */
export const SignsTable = ({ rows }: { rows: PartnerSign[] }) => {
  const say = useText('office-partners')
  const columns: Column<PartnerSign>[] = [
    {
      id: 'kind',
      head: say('signs.kind'),
      isWideOnly: true,
      cell: (sign) => <Kind sign={sign} />,
    },
    {
      id: 'members',
      head: say('signs.members'),
      cell: (sign) => <Members sign={sign} />,
      below: ({ lastOn }) => dotted(lastOn),
    },
    { id: 'partner', head: say('col.direct'), isWideOnly: true, cell: (sign) => <Partner sign={sign} /> },
    {
      id: 'evidence',
      head: say('signs.evidence'),
      mayWrap: true,
      cell: (sign) => (
        <>
          <span className="narrow-only sign-kind">
            <Kind sign={sign} /> <Partner sign={sign} />
          </span>
          <Evidence sign={sign} />
        </>
      ),
    },
    {
      id: 'first',
      head: say('signs.first'),
      isWideOnly: true,
      cell: ({ firstOn }) => <span className="second num">{dotted(firstOn)}</span>,
    },
    {
      id: 'last',
      head: say('signs.last'),
      isWideOnly: true,
      cell: ({ lastOn }) => <span className="num">{dotted(lastOn)}</span>,
    },
  ]
  return (
    <Scroll>
      <Grid label={say('tab.signs')} columns={columns} rows={rows} idOf={({ signId }) => signId} />
    </Scroll>
  )
}

const Kind = ({ sign: { kind } }: { sign: PartnerSign }) => {
  const say = useText('office-partners')
  return <Chip tone="warn">{say(`sign.${kind}`)}</Chip>
}

const dotted = (day: string): string => day.replaceAll('-', '.')

const Members = ({ sign: { members } }: { sign: PartnerSign }) => {
  const say = useText('office-partners')
  const may = useMay()
  return (
    <span className="sign-members">
      {members.map(({ memberId, memId }) =>
        may('members.read') ? (
          <span key={memberId}>
            <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'ledger', page: 1 }}>
              <b>{memId}</b>
            </Link>
            <Link
              to="/members/$memberId"
              params={{ memberId: String(memberId) }}
              search={{ tab: 'wagers', page: 1 }}
              className="sign-wagers"
              aria-label={say('signs.wagers-of', { name: memId })}
            >
              {say('signs.wagers')}
            </Link>
          </span>
        ) : (
          <b key={memberId}>{memId}</b>
        ),
      )}
    </span>
  )
}

const Partner = ({ sign: { partnerId, partnerMemId } }: { sign: PartnerSign }) => (
  <Link to="/partners/$partnerId" params={{ partnerId: String(partnerId) }} search={{ tab: 'signs', before: '' }}>
    {partnerMemId}
  </Link>
)

const Evidence = ({ sign }: { sign: PartnerSign }) => {
  const say = useText('office-partners')
  if (sign.kind === 'opposite') {
    const { rounds, opposite, covered } = sign.evidence
    return (
      <Reason
        what={say(sign.members.length === 1 ? 'sign.opposite.own' : 'sign.opposite.what', {
          rounds: digits(rounds),
          opposite: digits(opposite),
        })}
        figures={say('sign.opposite.figures', { covered: sumText(covered) })}
      />
    )
  }
  if (sign.kind === 'shared-place') {
    const { isSameDevice, sharing } = sign.evidence
    return (
      <Reason
        what={say(isSameDevice ? 'sign.shared-place.device' : 'sign.shared-place.address')}
        figures={say('sign.shared-place.figures', { sharing: digits(sharing) })}
      />
    )
  }
  const { days, wagers, turnover, losses, deposits } = sign.evidence
  return (
    <Reason
      what={say('sign.turnover-only.what')}
      figures={say('sign.turnover-only.figures', {
        days: digits(days),
        wagers: digits(wagers),
        turnover: sumText(turnover),
        losses: sumText(losses),
        deposits: sumText(deposits),
      })}
    />
  )
}

const Reason = ({ what, figures }: { what: string; figures: string }) => (
  <>
    {what}
    <small className="sign-figures num">{figures}</small>
  </>
)
