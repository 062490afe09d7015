import { useText } from '@maru/i18n/react'

/** The head of a settlement: by which rule, whom it pays, and how much. */
export const SettlementFigures = ({ rule, partners, amount }: { rule: string; partners: string; amount: string }) => {
  const say = useText('office-partners')
  return (
    <dl className="settle-figures">
      <div>
        <dt>{say('losing.amount')}</dt>
        <dd>{amount}</dd>
      </div>
      <div>
        <dt>{say('losing.paid-partners')}</dt>
        <dd>{partners}</dd>
      </div>
      <div>
        <dt>{say('losing.rule')}</dt>
        <dd>{rule}</dd>
      </div>
    </dl>
  )
}
