import { siteMarks } from '@maru/contract/site-marks'
import { useQuery } from '@tanstack/react-query'
import { siteConfig } from '../../shared/site/site-config.ts'

/** The server puts the name into the document; where none has come from it, the configuration says it. */
const written =
  typeof document === 'undefined'
    ? siteMarks.name
    : (document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '')

export const useSiteName = (): string => useQuery(siteConfig).data?.siteName ?? written
