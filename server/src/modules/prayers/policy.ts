/** Returns true if a request is on the prayer wall: approved and public. */
export const isOnWall = (request: { readonly status: string; readonly is_public: boolean }): boolean =>
  request.status === 'approved' && request.is_public;
