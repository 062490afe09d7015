import { site } from '@maru/client'

export const siteConfig = { queryKey: ['site'], queryFn: site, staleTime: Number.POSITIVE_INFINITY }
