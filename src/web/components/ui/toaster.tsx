import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as Toast from 'radix-ui/toast'
import { useTranslation } from 'react-i18next'
import { TOAST_MS } from '../../../contract/limits.ts'
import { classNames } from '../../lib/class-names.ts'
import { toastStore } from '../../lib/toast-store.ts'
import { useStore } from '../../lib/use-store.ts'

/** The one visible message. F8 moves the focus to it. */
export function Toaster() {
  const { t, i18n } = useTranslation()
  const message = useStore(toastStore)
  const Icon = message?.tone === 'destructive' ? CircleAlert : CircleCheck
  return (
    <Toast.Provider
      duration={TOAST_MS}
      label={t('common.notification')}
      swipeDirection={i18n.language === 'ar' ? 'left' : 'right'}
    >
      {message && (
        <Toast.Root
          key={message.id}
          open
          onOpenChange={(open) => !open && toastStore.get()?.id === message.id && toastStore.set(undefined)}
          className={classNames(
            'flex animate-rise items-start gap-3 rounded-card border bg-surface p-4 shadow-card',
            message.tone === 'destructive' ? 'border-bad/50' : 'border-palm/40',
          )}
        >
          <Icon
            aria-hidden
            className={classNames('mt-0.5 size-5 shrink-0', message.tone === 'destructive' ? 'text-bad' : 'text-good')}
          />
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold">{message.title}</Toast.Title>
            {message.description && (
              <Toast.Description className="text-sm break-words text-soft">{message.description}</Toast.Description>
            )}
          </div>
          <Toast.Close aria-label={t('common.close')} className="rounded-md p-1 text-soft hover:text-ink">
            <X className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="in-[:root:has([data-bottom-bar])]:mb-20 fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-md flex-col outline-none sm:start-auto sm:end-6 sm:bottom-6 sm:mx-0 sm:w-full" />
    </Toast.Provider>
  )
}
