import { useLanguage, useText } from '@maru/i18n/react'
import { digits, shortPercent, sumText } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import type { Bonus } from './bonus-draft.rules.ts'
import { triggerWords } from './bonus-words.ts'
import './bonuses.css'

type Props = {
  bonuses: readonly Bonus[]
  chosen: string
  mayManage: boolean
  onChoose: (code: string) => void
  onNew: () => void
}

/** Every bonus of the site, and a new one. */
export const BonusList = ({ bonuses, chosen, mayManage, onChoose, onNew }: Props) => {
  const t = useText('office-bonus')
  const language = useLanguage()
  return (
    <Panel
      title={t('list.title')}
      head={
        <>
          <Chip>{digits(bonuses.length)}</Chip>
          <span className="grow" />
          {mayManage && <AddButton label={t('list.new')} onAdd={onNew} />}
        </>
      }
    >
      {bonuses.length === 0 ? (
        <Empty title={t('list.empty')} />
      ) : (
        <ul className="bonus-list" aria-label={t('list.title')}>
          {bonuses.map(({ code, isOn, terms, grants }) => (
            <li key={code}>
              <button type="button" aria-current={code === chosen ? 'true' : undefined} onClick={() => onChoose(code)}>
                <span className="row">
                  <b>{terms.names[language]}</b>
                  <span className="grow" />
                  <Chip tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'list.on' : 'list.off')}</Chip>
                </span>
                <span className="row quiet num">
                  <span>
                    {[
                      t(triggerWords[terms.trigger]),
                      terms.rateBp > 0 && shortPercent(terms.rateBp / 100),
                      t('list.times', { multiple: terms.multiple }),
                      t('list.most', { sum: sumText(terms.cap) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className="grow" />
                  <span>{t('list.grants', { count: digits(grants) })}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
