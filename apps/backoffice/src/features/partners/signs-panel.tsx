import { NativeSelect } from '@mantine/core'
import { type PartnerSignKind, partnerSignKinds } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useSigns } from './calls/signs.ts'
import './partners.css'
import { SignsTable } from './signs-table.tsx'

type SignsPanelProps = {
  kind: PartnerSignKind | ''
  before: string
  onKind: (kind: PartnerSignKind | '') => void
  onBefore: (before: string) => void
}

/** What may be self-rolling at the site, the newest first. */
export const SignsPanel = ({ kind, before, onKind, onBefore }: SignsPanelProps) => {
  const say = useText('office-partners')
  return (
    <Panel title={say('tab.signs')} head={<span className="quiet wide-only">{say('signs.note')}</span>}>
      <div className="panel-pad filters">
        <NativeSelect
          aria-label={say('signs.kind')}
          value={kind}
          data={[
            { value: '', label: say('signs.any') },
            ...partnerSignKinds.map((value) => ({ value, label: say(`sign.${value}`) })),
          ]}
          onChange={(event) => onKind(partnerSignKinds.find((one) => one === event.currentTarget.value) ?? '')}
        />
      </div>
      <Signs kind={kind} partnerId={0} before={before} onBefore={onBefore} />
    </Panel>
  )
}

type SignsProps = Pick<SignsPanelProps, 'kind' | 'before' | 'onBefore'> & { partnerId: number }

/** Of a partner with all below it; 0: of the site. */
export const Signs = ({ kind, partnerId, before, onBefore }: SignsProps) => {
  const say = useText('office-partners')
  return (
    <Asking query={useSigns({ kind, partnerId, before, size: 30 })} lines={8}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <Empty title={say(kind === '' ? 'signs.none' : 'signs.none-of-kind')} />
        ) : (
          <>
            <SignsTable rows={rows} />
            <OlderPager before={before} newest="" next={next} onBefore={onBefore} />
          </>
        )
      }
    </Asking>
  )
}
