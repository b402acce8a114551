-- "F+B" is found as "F&B", "C♯" as "C#", and "COVID-19" as the words "COVID 19".
create or replace function portal_fold(value text) returns text language plpgsql immutable parallel safe strict as $$
begin
  -- Most texts of a query, title or name have no sign.
  if value !~ '[&/+#♯.,:''’]|[[:alpha:]]-[[:digit:]]' then return value; end if;
  -- The rules of foldSigns in the API, in its order.
  value := regexp_replace(value, '[''’]s\y', '', 'gi');
  value := regexp_replace(value, '([[:alpha:]])[''’](?=[[:alpha:]])', '\1', 'g');
  value := regexp_replace(value, '\y([[:alnum:]]) & ([[:alnum:]])\y', '\1and\2', 'g');
  value := regexp_replace(value, '([[:alnum:]])&([[:alnum:]])\y', '\1and\2', 'g');
  value := regexp_replace(value, '\y([[:alnum:]])&(?=[[:alnum:]])', '\1and', 'g');
  value := regexp_replace(value, '\y([[:alpha:]])\+(?=[[:alpha:]]\y)', '\1and', 'g');
  value := regexp_replace(value, '\y([[:alpha:]])[#♯]', '\1sharp', 'g');
  value := regexp_replace(value, '([[:alnum:]])\+\+', '\1plusplus', 'g');
  value := regexp_replace(value, '\y([[:alpha:]])\+(?![[:alnum:]])', '\1plus', 'g');
  value := regexp_replace(value, '(^|[^[:alnum:].])\.(?=[[:alpha:]])', '\1dot', 'g');
  value := regexp_replace(value, '\y(asp|ado|vb)\.(?=net\y)', '\1 dot', 'gi');
  value := regexp_replace(value, '\y([[:alpha:]])/([[:alpha:]])\y', '\1slash\2', 'g');
  value := regexp_replace(value, '\y([[:digit:]]+)/(?=[[:digit:]]+\y)', '\1slash', 'g');
  value := regexp_replace(value, '([[:alnum:]])/(?=[[:alnum:]])', '\1 ', 'g');
  value := regexp_replace(value, '([[:digit:]])[.,:](?=[[:digit:]])', '\1dot', 'g');
  value := regexp_replace(value, '\y([[:alpha:]])\.(?=[[:alpha:]])', '\1', 'g');
  -- The parser reads "-19" of "COVID-19" as a negative number.
  value := regexp_replace(value, '([[:alpha:]])-(?=[[:digit:]])', '\1 ', 'g');
  return regexp_replace(value, '([[:alpha:]])\.(?=[[:alpha:]])', '\1 ', 'g');
end $$;
