import { useQuery } from '@tanstack/react-query'
import { siteConfig } from './site-config.ts'

/** Of Korea, where no licence says another. */
const ADULT = 19
const NONE: string[] = []

/** From which age, and from which countries, members may come; no country where there is nothing to choose. */
export const useLicence = (): { minimumAge: number; countries: string[] } => {
  const licence = useQuery(siteConfig).data?.licence
  const countries = licence && licence.countries.length > 1 ? licence.countries : NONE
  return { minimumAge: licence?.minimumAge ?? ADULT, countries }
}
