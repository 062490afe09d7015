import type { Pending } from '../../shared/parts/asking.tsx'
import { useBanners } from './calls/banners.ts'
import { useChangeBanner } from './calls/change-banner.ts'
import { useChangePopup } from './calls/change-popup.ts'
import { useCreateBanner } from './calls/create-banner.ts'
import { useCreatePopup } from './calls/create-popup.ts'
import { useDeleteBanner } from './calls/delete-banner.ts'
import { useDeletePopup } from './calls/delete-popup.ts'
import { usePopups } from './calls/popups.ts'
import { bannerForm, type ContentRow, type Draft, type Kind, popupForm } from './content.rules.ts'

type Then = { onSuccess: () => void }

/** Banners and popups differ in one field; the page treats them alike. */
export const useContent = (kind: Kind) => {
  const isBanners = kind === 'banners'
  const banners = useBanners(isBanners)
  const popups = usePopups(!isBanners)
  const createBanner = useCreateBanner()
  const changeBanner = useChangeBanner()
  const deleteBanner = useDeleteBanner()
  const createPopup = useCreatePopup()
  const changePopup = useChangePopup()
  const deletePopup = useDeletePopup()
  const all = [createBanner, changeBanner, deleteBanner, createPopup, changePopup, deletePopup]

  const saveBanner = (draft: Draft, id: number | undefined, then: Then) => {
    const body = bannerForm.parse(draft)
    if (id === undefined) createBanner.mutate({ body }, then)
    else changeBanner.mutate({ params: { id }, body }, then)
  }
  const savePopup = (draft: Draft, id: number | undefined, then: Then) => {
    const body = popupForm.parse(draft)
    if (id === undefined) createPopup.mutate({ body }, then)
    else changePopup.mutate({ params: { id }, body }, then)
  }
  const query: Pending<{ rows: ContentRow[] }> = isBanners ? banners : popups
  return {
    query,
    isBusy: all.some((act) => act.isPending),
    schema: isBanners ? bannerForm : popupForm,
    save: isBanners ? saveBanner : savePopup,
    remove: (id: number, then: { onSettled: () => void }) =>
      (isBanners ? deleteBanner : deletePopup).mutate({ params: { id } }, then),
  }
}
