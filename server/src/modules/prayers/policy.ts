/** Whether a request stands on the wall: approved, and meant for everyone. */
export const isOnWall = (request: { readonly status: string; readonly is_public: boolean }): boolean =>
  request.status === 'approved' && request.is_public;
