import type { AdminAnswerOf, adminSiteOptions } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { Lock } from 'lucide-react'
import { Panel } from '../../shared/parts/panel.tsx'
import { countryName } from '../../shared/words/country-name.ts'

type Fixed = AdminAnswerOf<typeof adminSiteOptions>['fixed']

/** What no member of the staff can change here, and why. */
export const FixedPanel = ({ fixed }: { fixed: Fixed }) => {
  const t = useText('office-site')
  const language = useLanguage()
  const isLicensed = fixed.mode === 'licensed'
  return (
    <Panel
      title={t('settings.fixed')}
      head={<span className="quiet">{t(isLicensed ? 'settings.fixed-note' : 'settings.demo-note')}</span>}
    >
      <dl className="panel-pad option-fixed">
        <Fact name={t('settings.mode')}>{t(isLicensed ? 'settings.mode-licensed' : 'settings.mode-demo')}</Fact>
        {isLicensed && (
          <>
            <Fact name={t('settings.licence')}>{fixed.licence}</Fact>
            <Fact name={t('settings.minimum-age')}>{t('settings.years', { age: fixed.minimumAge ?? 0 })}</Fact>
            <Fact name={t('settings.countries')}>
              {fixed.countries.map((code) => countryName(code, language)).join(', ')}
            </Fact>
          </>
        )}
      </dl>
    </Panel>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="second">
      <Lock size={12} aria-hidden /> {name}
    </dt>
    <dd className="num">{children}</dd>
  </div>
)
