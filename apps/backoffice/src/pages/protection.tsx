import { NativeSelect } from '@mantine/core'
import { warningSigns } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useWarnings } from '../features/protection/calls/protection.ts'
import { HelpPanel } from '../features/protection/help-panel.tsx'
import { OptionsPanel } from '../features/protection/options-panel.tsx'
import '../features/protection/protection.css'
import { RulesPanel } from '../features/protection/rules-panel.tsx'
import { SignsCsv } from '../features/protection/signs-csv.tsx'
import { SignsList } from '../features/protection/signs-list.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { OlderPager } from '../shared/parts/older-pager.tsx'
import { Panel } from '../shared/parts/panel.tsx'

const route = getRouteApi('/office/protection')
const scores = [10, 20, 40, 60, 80] as const

/** Whom staff should look after: who asked for it, and who shows signs; with the rules and the options of the site. */
export const ProtectionPage = () => {
  const t = useText('care')
  const { before, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useWarnings({ ...filter, before, size: 20 })
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('page.title')}</h1>
        <Filters />
      </div>
      <div className="protection-page">
        <div className="protection-main">
          <HelpPanel />
          <Panel
            title={t('signs.list')}
            head={
              <>
                <span className="quiet">{t('signs.note')}</span>
                <span className="grow" />
                <SignsCsv query={filter} />
              </>
            }
          >
            <Asking query={query} lines={10}>
              {(found) =>
                found.rows.length === 0 ? (
                  <Empty title={t('signs.empty')} />
                ) : (
                  <>
                    <SignsList rows={found.rows} />
                    <OlderPager
                      before={before}
                      newest=""
                      next={found.next}
                      onBefore={(next) => void navigate({ search: (was) => ({ ...was, before: next }) })}
                    />
                  </>
                )
              }
            </Asking>
          </Panel>
        </div>
        <div className="protection-main">
          <RulesPanel />
          <OptionsPanel />
        </div>
      </div>
    </div>
  )
}

const Filters = () => {
  const t = useText('care')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: Partial<typeof found>) => void navigate({ search: (was) => ({ ...was, ...part, before: '' }) })
  return (
    <search className="filters" aria-label={t('signs.list')}>
      <NativeSelect
        aria-label={t('signs.signs')}
        value={found.sign}
        data={[
          { value: '', label: t('signs.any') },
          ...warningSigns.map((sign) => ({ value: sign, label: t(`sign.${sign}`) })),
        ]}
        onChange={(event) => change({ sign: warningSigns.find((one) => one === event.currentTarget.value) ?? '' })}
      />
      <NativeSelect
        aria-label={t('signs.least')}
        value={String(found.least)}
        data={[
          { value: '0', label: t('signs.leastAny') },
          ...scores.map((least) => ({ value: String(least), label: t('signs.leastOf', { least }) })),
        ]}
        onChange={(event) => change({ least: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t('signs.contact')}
        value={found.contacted}
        data={[
          { value: '', label: t('signs.contactAny') },
          { value: 'yes', label: t('signs.contactYes') },
          { value: 'no', label: t('signs.contactNo') },
        ]}
        onChange={(event) =>
          change({ contacted: (['yes', 'no'] as const).find((one) => one === event.currentTarget.value) ?? '' })
        }
      />
    </search>
  )
}
