import { languages } from '@maru/contract'
import { textInLanguage } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'

/** What members read when nobody has time to write: in every language, whatever the desk's is. */
export const useUsualReasons = () =>
  useQuery({
    queryKey: ['usual reasons'],
    queryFn: async () => {
      const [ko = '', en = '', vn = ''] = await Promise.all(
        languages.map((language) => textInLanguage(language, 'office', 'maintenance.usual')),
      )
      return { ko, en, vn }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
