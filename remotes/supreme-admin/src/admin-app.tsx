import { useSession } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { findPlaces } from '@narthex/shared-panels/attention-places';
import { NoSuchSection } from '@narthex/shared-panels/no-such-section';
import { Navigate, Route, Routes } from '@narthex/remote-kit/router';
import { AdminFrame } from './admin-frame';
import { ADMIN_BASE, ADMIN_SECTIONS, AdminDashboardPage } from './sections';

const overview = paths.adminDashboard.to();

const notFound = (
  <AdminFrame current={undefined} title="Not found">
    <NoSuchSection overview={overview} />
  </AdminFrame>
);

/** Returns the URLs of the sections in which the signed-in person handles open items. */
const usePlaces = () => {
  const actor = useSession((session) => session.actor);
  return findPlaces(actor, ADMIN_BASE, ADMIN_SECTIONS);
};

/** Renders all pages below `/admin`. */
export function AdminApp() {
  const places = usePlaces();
  return (
    <Routes>
      <Route index element={<Navigate to={overview} replace />} />
      {ADMIN_SECTIONS.map(({ path, within, label, title = label, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <AdminFrame current={within ?? path} title={path === 'dashboard' ? undefined : title}>
              <Page base={overview} scope={{ kind: 'church' }} places={places} />
            </AdminFrame>
          }
        />
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
}

/** Renders `/admin-dashboard`, which shows the same page as `/admin/dashboard`. */
export function AdminLanding() {
  const places = usePlaces();
  return (
    <Routes>
      <Route
        index
        element={
          <AdminFrame current="dashboard">
            <AdminDashboardPage base={overview} scope={{ kind: 'church' }} places={places} />
          </AdminFrame>
        }
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
