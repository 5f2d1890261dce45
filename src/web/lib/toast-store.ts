import { createStore } from './create-store.ts'

export type ToastMessage = { id: number; title: string; description?: string; tone: 'normal' | 'destructive' }

/** At most one message is visible: a new one replaces the old. */
export const toastStore = createStore<ToastMessage | undefined>(undefined)

let last = 0

export function showToast(title: string, description?: string, tone: ToastMessage['tone'] = 'normal'): void {
  last += 1
  toastStore.set({ id: last, title, tone, ...(description ? { description } : {}) })
}

export function showFailure(title: string, description?: string): void {
  showToast(title, description, 'destructive')
}
