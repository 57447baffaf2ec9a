import { PageTitle } from "../../../platform/page-title.tsx";
import { useUser } from "../../../platform/session.tsx";
import { AccessDenied } from "../components/access-denied.tsx";
import { AdminPanel } from "../components/admin-panel.tsx";

/** Where operators run the place. What is shown is decided here, what may be done on the server. */
export default function AdminPage() {
  const { is_admin: isAdmin } = useUser();
  return (
    <>
      <PageTitle>Admin Panel</PageTitle>
      {isAdmin ? <AdminPanel /> : <AccessDenied />}
    </>
  );
}
