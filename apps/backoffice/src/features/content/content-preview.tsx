import { useText } from '@maru/i18n/react'
import './content.css'
import type { Kind } from './content.rules.ts'
import { RichText } from './rich-text.tsx'

type PreviewProps = { kind: Kind; title: string; text: string; hasLink: boolean }

/** About as members see it: the night lobby's colours, whatever the desk's scheme is. */
export const Preview = ({ kind, title, text, hasLink }: PreviewProps) => {
  const t = useText('office')
  return (
    <figure className="preview">
      <figcaption className="quiet">{t('content.preview')}</figcaption>
      <div className={kind === 'banners' ? 'preview-banner' : 'preview-popup'}>
        <b>{title || t('content.title')}</b>
        {kind === 'banners' || !text ? (
          <p>{text || t('content.text')}</p>
        ) : (
          <div className="preview-text">
            <RichText html={text} />
          </div>
        )}
        {hasLink && <span className="preview-press">{t('content.more')}</span>}
        {kind === 'popups' && <small>{t('content.not-today')}</small>}
      </div>
    </figure>
  )
}
