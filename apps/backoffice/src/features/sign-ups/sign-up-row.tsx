import { Button, Checkbox } from '@mantine/core'
import { useLanguage, useText } from '@maru/i18n/react'
import { Check, Phone, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '../../shared/parts/chip.tsx'
import { KeyCap } from '../../shared/parts/key-cap.tsx'
import { phoneText } from '../../shared/phone.ts'
import { leftUntil } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulShort } from '../../shared/time/seoul.ts'
import { countryName } from '../../shared/words/country-name.ts'
import type { SignUp } from './use-sign-up-queue.ts'

type SignUpRowProps = {
  row: SignUp
  isGone: boolean
  isChosen: boolean
  mayDecide: boolean
  isBusy: boolean
  mark?: { isOn: boolean; toggle: () => void }
  onChoose: () => void
  onCalled: () => void
  onApprove: () => void
  onReject: () => void
  /** Stands in the place of the buttons until it is answered. */
  question: ReactNode
}

export const SignUpRow = (props: SignUpRowProps) => {
  const t = useText('office')
  const language = useLanguage()
  const now = useNow()
  const { row, isGone, isChosen } = props
  const left = leftUntil(row.callBy, now)
  return (
    <li
      className="sign-up"
      data-row={row.memberId}
      data-on={isChosen ? '' : undefined}
      data-gone={isGone ? '' : undefined}
      data-markable={props.mark ? '' : undefined}
    >
      {props.mark && !isGone && (
        // biome-ignore lint/a11y/noLabelWithoutControl: its control is in Mantine’s box, around which there is room to press, too.
        <label className="sign-up-mark">
          <Checkbox
            size="xs"
            aria-label={t('sign-up.mark', { name: row.memNick })}
            checked={props.mark.isOn}
            onChange={props.mark.toggle}
          />
        </label>
      )}
      <button type="button" className="sign-up-press" aria-expanded={isChosen} onClick={props.onChoose} tabIndex={0}>
        <span className="sign-up-left" data-tone={isGone ? 'over' : left.tone}>
          <span className="sign-up-count num">{left.text}</span>
          <span className="sign-up-track">
            <span style={{ width: `${Math.round(left.part * 100)}%` }} />
          </span>
        </span>
        <span className="sign-up-words">
          <span className="row">
            <b>{row.memNick}</b>
            <span className="quiet">{row.memId}</span>
            {isGone && <Chip>{t('queue.gone')}</Chip>}
            {!isGone && row.calledAt && <Chip tone="ok">{t('sign-up.called')}</Chip>}
            {!isGone && left.tone === 'urgent' && <Chip tone="bad">{t('sign-up.urgent')}</Chip>}
            {!isGone && left.tone === 'over' && <Chip tone="bad">{t('sign-up.over')}</Chip>}
            {row.nationCode !== 'KR' && row.nationCode !== '' && (
              <Chip tone="info">{countryName(row.nationCode, language)}</Chip>
            )}
          </span>
          <span className="second num sign-up-note">
            {[
              phoneText(row.memPhone),
              row.recommenderId ? t('sign-up.recommender', { id: row.recommenderId }) : t('sign-up.no-recommender'),
              t('sign-up.requested', { at: seoulShort(row.requestedAt, now) }),
            ].map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        </span>
      </button>
      {isChosen && !isGone && <Details {...props} />}
    </li>
  )
}

const Details = ({ row, mayDecide, isBusy, onCalled, onApprove, onReject, question }: SignUpRowProps) => {
  const t = useText('office')
  return (
    <div className="sign-up-more">
      <div className="sign-up-checks">
        <Fact isFine>{t('sign-up.holder', { name: row.memName })}</Fact>
        <Fact isFine>{t('sign-up.account', { bank: row.bankName, account: row.bankacc })}</Fact>
        {row.isRecommenderActive !== null && (
          <Fact isFine={row.isRecommenderActive}>
            {t(row.isRecommenderActive ? 'sign-up.recommender-active' : 'sign-up.recommender-idle')}
          </Fact>
        )}
        <Fact isFine={row.sameIp === 0}>
          {row.sameIp === 0 ? t('sign-up.ip-alone') : t('sign-up.ip-shared', { count: row.sameIp })}
        </Fact>
        <span className="quiet num">IP {row.ip}</span>
      </div>
      {question}
      {mayDecide && !question && (
        <div className="row">
          <Button
            size="compact-sm"
            leftSection={<Phone size={13} aria-hidden />}
            disabled={isBusy || row.calledAt !== null}
            onClick={onCalled}
          >
            {t('sign-up.call')}
            <KeyCap name="called" />
          </Button>
          <Button size="compact-sm" variant="filled" loading={isBusy} onClick={onApprove}>
            {t('sign-up.approve')}
            <KeyCap name="approve" />
          </Button>
          <Button size="compact-sm" className="bad" disabled={isBusy} onClick={onReject}>
            {t('act.reject')}
            <KeyCap name="reject" />
          </Button>
        </div>
      )}
    </div>
  )
}

const Fact = ({ isFine, children }: { isFine: boolean; children: ReactNode }) => (
  <span className="sign-up-fact">
    {isFine ? (
      <Check size={14} className="good" aria-hidden />
    ) : (
      <TriangleAlert size={14} className="warn" aria-hidden />
    )}
    <span>{children}</span>
  </span>
)
