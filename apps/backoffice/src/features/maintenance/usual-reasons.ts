import { type Language, languages } from '@maru/contract'
import { loadArea } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'

const usualIn = async (language: Language): Promise<string> =>
  (await loadArea('office', language))['maintenance.usual'] ?? ''

/** What members read when nobody has time to write: in every language, whatever the desk's is. */
export const useUsualReasons = () =>
  useQuery({
    queryKey: ['usual reasons'],
    queryFn: async () => {
      const [ko = '', en = '', vn = ''] = await Promise.all(languages.map(usualIn))
      return { ko, en, vn }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
