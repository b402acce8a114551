-- Vacancies name the entitlement that keeps them up, and entitlements may name a vacancy: a restore fills both before
-- the one of these is checked.
alter table vacancies alter constraint vacancies_entitlement_id_fkey deferrable initially immediate;
