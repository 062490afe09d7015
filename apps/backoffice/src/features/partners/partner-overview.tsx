import type { AdminPartner } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { digits, sumDigits } from '../../shared/money.ts'
import { useMay } from '../../shared/staff/me.ts'

/** Where a partner stands, and what its branch came to this month. */
export const PartnerOverview = ({ partner }: { partner: AdminPartner }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const may = useMay()
  const month = say('period.month')
  const figures = [
    ['col.turnover', partner.turnover],
    ['col.net-loss', partner.netLoss],
    ['col.rolling', partner.rolling],
    ['col.losing', partner.losing],
  ] as const
  return (
    <div className="person">
      {partner.lockReason !== '' && (
        <p className="warn-bar" data-tone="bad">
          {say('tree.locked')} · {partner.lockReason}
        </p>
      )}
      <dl className="pairs">
        <dt>{say('one.above')}</dt>
        <dd className="partner-path">
          {partner.above.length === 0 && say('one.none-above')}
          {partner.above.map(({ partnerId, memId }, at) => (
            <span key={partnerId}>
              {at > 0 && '› '}
              <Link
                to="/partners/$partnerId"
                params={{ partnerId: String(partnerId) }}
                search={{ tab: 'rates', before: '' }}
              >
                {memId}
              </Link>
            </span>
          ))}
        </dd>
        <dt>{say('col.tier')}</dt>
        <dd>{t(`tier.${partner.tier}`)}</dd>
        <dt>{say('col.partners')}</dt>
        <dd>{digits(partner.partners)}</dd>
        <dt>{say('col.members')}</dt>
        <dd>{digits(partner.members)}</dd>
        <dt>{say('one.own-members')}</dt>
        <dd>{digits(partner.ownMembers)}</dd>
        {figures.map(([title, sum]) => (
          <FigurePair key={title} title={`${month} · ${say(title)}`} sum={sum} />
        ))}
      </dl>
      {may('members.read') && (
        <p>
          <Link
            to="/members/$memberId"
            params={{ memberId: String(partner.partnerId) }}
            search={{ tab: 'ledger', page: 1 }}
            className="button-link"
          >
            {say('one.member')}
          </Link>
        </p>
      )}
    </div>
  )
}

const FigurePair = ({ title, sum }: { title: string; sum: number }) => (
  <>
    <dt>{title}</dt>
    <dd>{sumDigits(sum)}</dd>
  </>
)
