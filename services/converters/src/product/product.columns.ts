/** The select list that reads a `StoredProduct` from the table `product`. */
export const storedProductColumns = `
  product.product_id as "productId", product.name, product.serial_no as "serialNo", product.ab_code as "abCode",
  product.ab_subcode as "abSubcode", product.notes, product.comment,
  product.oem, product.manufacturer, product.model, product.description, product.family, product.type_id as "type",
  product.shape, product.urls, product.profile_url as "profileUrl",
  product.subweight, product.pt_assay as "ptAssay", product.pd_assay as "pdAssay", product.rh_assay as "rhAssay",
  product.is_without_metal as "isWithoutMetal",
  product.pt_disc as "ptDisc", product.pt_disc_is_percentage as "ptDiscIsPercentage",
  product.pd_disc as "pdDisc", product.pd_disc_is_percentage as "pdDiscIsPercentage",
  product.rh_disc as "rhDisc", product.rh_disc_is_percentage as "rhDiscIsPercentage",
  product.scheme_disc as "schemeDisc", product.scheme_disc_is_percentage as "schemeDiscIsPercentage",
  product.price2_modifier as "price2Modifier", product.price2_modifier_is_percentage as "price2ModifierIsPercentage",
  product.price, product.is_calculated_price as "isCalculatedPrice",
  product.is_mark_for_test as "isMarkForTest", product.is_active as "isActive",
  product.is_shared_stamp as "isSharedStamp", product.test_count as "testCount", product.version,
  (select converter_type.name from converter_type where converter_type.type_id = product.type_id) as "typeName"`;

/** The select list of a `ProductPage`. */
export const productPageColumns = `${storedProductColumns}, product.vehicles,
  product.created_at as "createdAt", product.updated_at as "updatedAt"`;
