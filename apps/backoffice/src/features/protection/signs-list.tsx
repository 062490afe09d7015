import { useText } from '@maru/i18n/react'
import { digits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import type { WarningRow } from './calls/protection.ts'
import { ProtectionLink } from './protection-link.tsx'
import { SignChips } from './sign-chips.tsx'

/** Members with signs, those with the most points first. */
export const SignsList = ({ rows }: { rows: WarningRow[] }) => {
  const t = useText('care')
  const columns: Column<WarningRow>[] = [
    {
      id: 'member',
      head: t('signs.member'),
      cell: (row) => <ProtectionLink {...row} />,
      below: (row) => row.signs.map(({ sign }) => t(`sign.${sign}`)).join(', '),
    },
    { id: 'score', head: t('signs.score'), isFigure: true, cell: (row) => <b>{digits(row.score)}</b> },
    { id: 'signs', head: t('signs.signs'), isWideOnly: true, mayWrap: true, cell: (row) => <SignChips {...row} /> },
    {
      id: 'contacted',
      head: t('signs.contacted'),
      isDeskOnly: true,
      cell: ({ contactedAt }) => (contactedAt ? <When at={contactedAt} /> : '–'),
    },
    {
      id: 'pause',
      head: t('signs.pause'),
      cell: ({ pause }) => (pause ? <Chip tone="info">{t(`pause.${pause.kind}`)}</Chip> : '–'),
    },
  ]
  return (
    <Scroll>
      <Grid label={t('signs.list')} columns={columns} rows={rows} idOf={(row) => row.memberId} />
    </Scroll>
  )
}
