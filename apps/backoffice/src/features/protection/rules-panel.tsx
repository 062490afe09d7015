import { warningSigns } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Panel } from '../../shared/parts/panel.tsx'

/** By which rules the night scores members: `signs.rules.ts` of the server. */
export const RulesPanel = () => {
  const t = useText('care')
  return (
    <Panel title={t('rules.title')}>
      <dl className="panel-pad protection-rules">
        {warningSigns.map((sign) => (
          <div key={sign}>
            <dt>{t(`sign.${sign}`)}</dt>
            <dd className="second">{t(`rule.${sign}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
