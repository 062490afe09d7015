import { sportFavourite } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { keepFavourite } from '../../favourites/favourite.service.ts'

export const serveSportFavourite = serve(sportFavourite, (ctx, body) => keepFavourite(ctx, body))
