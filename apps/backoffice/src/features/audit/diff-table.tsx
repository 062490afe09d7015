import { useText } from '@maru/i18n/react'
import { diffOf } from '../../shared/diff/diff.ts'
import { fieldWord, valueWord } from './audit-words.ts'
import './audit.css'

/** Before and after, side by side; what changed first. */
export const DiffTable = ({ action, before, after }: { action: string; before: unknown; after: unknown }) => {
  const t = useText('office')
  const changes = diffOf(before, after)
  if (changes.length === 0) return <span className="quiet">{t('audit.no-content')}</span>
  return (
    <table className="diff" aria-label={t('audit.change')}>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path} data-kind={change.kind}>
            <th scope="row" title={change.path}>
              {fieldWord(t, change.path)}
            </th>
            <td>
              {change.before === '' ? (
                <span className="quiet">–</span>
              ) : (
                <del>{valueWord(t, change.path, change.before, action)}</del>
              )}
            </td>
            <td>
              {change.after === '' ? (
                <span className="quiet">–</span>
              ) : (
                <ins>{valueWord(t, change.path, change.after, action)}</ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
